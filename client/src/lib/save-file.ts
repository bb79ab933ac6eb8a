/** Hands a file to the browser to save, under a name that every system takes. */
export function saveFile(name: string, contents: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(contents);
  link.download = name.replace(/[\\/:*?"<>|]+/g, " ").trim();
  link.click();
  // The browser reads the file after the click, in its own time.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}
