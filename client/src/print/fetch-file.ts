/** Downloads a file that the server makes; it can be cancelled while it is made. */
import { request } from "../lib/http";
import { saveFile } from "../lib/save-file";

export async function fetchFile(address: string, name: string, signal: AbortSignal): Promise<void> {
  const response = await request(address, { signal });
  saveFile(name, await response.blob());
}
