/** Passing something on: the device's own sheet where there is one, else the clipboard. */

export type Shared = "shared" | "copied" | "failed";

/** Needs no secure context: a phone in a LAN copies the text the old way. */
export async function shareText(text: string): Promise<Shared> {
  try {
    if ("share" in navigator) {
      await navigator.share({ text });
      return "shared";
    }
  } catch (failure) {
    if ((failure as DOMException).name === "AbortError") return "shared"; // they changed their mind
  }
  return (await copy(text)) ? "copied" : "failed";
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  document.body.append(field);
  field.select();
  // The only way without a secure context; browsers keep it for that.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
