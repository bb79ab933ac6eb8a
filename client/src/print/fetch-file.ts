/** A file that the server makes: fetched with a way to stop it, then handed to the device. */
import type { ErrorBody } from "../protocol/types";

export async function fetchFile(address: string, name: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) {
    const said = (await answer.json().catch(() => undefined)) as ErrorBody | undefined;
    throw new Error(said?.error ?? answer.statusText);
  }
  const file = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  [link.href, link.download] = [file, name.replace(/[\\/:*?"<>|]+/g, " ").trim()];
  link.click();
  // The browser reads the file after the click, in its own time.
  setTimeout(() => {
    URL.revokeObjectURL(file);
  }, 60_000);
}
