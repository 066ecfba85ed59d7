import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** Every file below a folder with its size and time of change, a line each; names given are left out with all in them. */
export async function listFiles(folder: string, except: readonly string[] = []): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const lines = await Promise.all(
    entries
      .filter(({ name }) => !except.includes(name))
      .map(async (entry) => {
        const file = path.join(folder, entry.name)
        if (entry.isDirectory()) return listFiles(file)
        const { size, mtimeMs } = await stat(file)
        return [`${file} ${size} ${mtimeMs}`]
      }),
  )
  return lines.flat().sort()
}
