const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

/** The files with further ones, each once: a file is the same by its name, size and time of change. */
export function addFiles(files: readonly File[], further: readonly File[]): readonly File[] {
  const all = [...files, ...further]
  return all.filter((file, index) => all.findIndex((each) => isSame(each, file)) === index)
}
