import { writeFile } from 'node:fs/promises'
import { versionFile, versionText } from '../check/generated/version-text.ts'

/** Records the version of all drawings, which is part of their addresses; `npm run check` computes it again. */
await writeFile(versionFile, versionText())
