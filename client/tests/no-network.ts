/** Unit tests have no server: every request fails at once, also if something listens on the port of the test's address. */
globalThis.fetch = (address) =>
  Promise.reject(
    new TypeError(`no server for ${address instanceof Request ? address.url : String(address)}`),
  );
