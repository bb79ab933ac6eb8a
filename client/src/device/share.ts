/** Shares a text: with the device's share dialog where there is one, else through the clipboard. */

export type Shared = "shared" | "copied" | "failed";

/** Works without a secure context: a phone in a LAN copies the text with `execCommand`. */
export async function shareText(text: string): Promise<Shared> {
  try {
    if ("share" in navigator) {
      await navigator.share({ text });
      return "shared";
    }
  } catch (failure) {
    // The user closed the share dialog.
    if (failure instanceof DOMException && failure.name === "AbortError") return "shared";
  }
  return (await copyText(text)) ? "copied" : "failed";
}

/** Copies the text of a field, even without a secure context. */
export async function copyField(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    // The only way without a secure context; browsers keep it for that.
    // eslint-disable-next-line @typescript-eslint/no-deprecated
    return document.execCommand("copy");
  }
}

async function copyText(text: string): Promise<boolean> {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  document.body.append(field);
  const copied = await copyField(field);
  field.remove();
  return copied;
}
