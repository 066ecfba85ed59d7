import { writeFile } from 'node:fs/promises'
import { blockShapes } from '#cms/block-shapes.ts'

/** Notes what is stored of every kind of block, for the check to compare with. */
await writeFile('src/cms/block-shapes.json', blockShapes())
process.exit(0)
