/** Hands a file over to the browser's downloads. @param type media type of the content */
export function saveFile(name: string, content: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // some browsers read the file only after the click has been handled
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
