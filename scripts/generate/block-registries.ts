import { writeFileSync } from 'node:fs'
import { blockFiles, blockRegistries } from '../check/generated/block-registries.ts'

/** Writes the registries of blocks from the folders of blocks; `npm run check` compares them. */
for (const [file, text] of blockRegistries(blockFiles())) writeFileSync(file, text)
