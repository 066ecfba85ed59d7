import { writeFile } from 'node:fs/promises'
import { blockShapes } from '#cms/block-shapes.ts'

/** Records the stored shape of every block type; `npm run check` compares it with the current fields. */
await writeFile('src/cms/block-shapes.json', blockShapes())
process.exit(0)
