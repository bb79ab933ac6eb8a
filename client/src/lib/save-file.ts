/** Downloads a file under a name that is valid on every system. */
export function saveFile(name: string, contents: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(contents);
  link.download = name.replace(/[\\/:*?"<>|]+/g, " ").trim();
  link.click();
  // The browser reads the file some time after the click.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}
