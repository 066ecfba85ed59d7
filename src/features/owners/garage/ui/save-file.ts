/** Saves a text as a file of the visitor. It is made in the browser and sent nowhere. */
export function saveFile(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the file only after the press has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
