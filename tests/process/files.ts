import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** Lists all files below a folder with size and modification time, one line each. Excluded names are skipped. */
export async function listFiles(folder: string, excluded: readonly string[] = []): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const lines = await Promise.all(
    entries
      .filter(({ name }) => !excluded.includes(name))
      .map(async (entry) => {
        const file = path.join(folder, entry.name)
        if (entry.isDirectory()) return listFiles(file)
        const { size, mtimeMs } = await stat(file)
        return [`${file} ${size} ${mtimeMs}`]
      }),
  )
  return lines.flat().sort()
}
