// Talking to the sandbox's server.

/** The server said no, with a status, or did not answer, with status 0. */
export class Refused extends Error {
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

async function request(path, options) {
  let response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new Refused("", 0);
  }
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(body.error ?? String(response.status), response.status);
  return body;
}

const post = (path, body) =>
  request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

export const api = {
  text: (language) => request(`/api/text?${new URLSearchParams({ language })}`),
  snapshot: (user, channel) => request(`/api/snapshot?${new URLSearchParams({ user, channel })}`),
  commands: (user, channel) => request(`/api/commands?${new URLSearchParams({ user, channel })}`),
  act: (action) => post("/api/act", action),
  complete: (completion) => post("/api/complete", completion),
  restart: () => post("/api/restart", {}),
};

/** Call back whenever something may look different; also when the connection is lost or found. */
export function listen(onChange, onLost) {
  const events = new EventSource("/api/events");
  events.onmessage = (event) => onChange(event.data);
  events.onerror = onLost;
}
