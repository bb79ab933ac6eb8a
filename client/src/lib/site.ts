/** The part of a link that people type: without scheme, query and hash. */
export function siteOf(link: string): string {
  const { host, pathname } = new URL(link);
  return `${host}${pathname.replace(/\/$/, "")}`;
}
