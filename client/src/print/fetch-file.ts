/** Downloads a file that the server makes; it can be cancelled while it is made. */
import { request } from "../lib/http";

export async function fetchFile(address: string, name: string, signal: AbortSignal): Promise<void> {
  const response = await request(address, { signal });
  const file = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  [link.href, link.download] = [file, name.replace(/[\\/:*?"<>|]+/g, " ").trim()];
  link.click();
  // The browser reads the file after the click, in its own time.
  setTimeout(() => {
    URL.revokeObjectURL(file);
  }, 60_000);
}
