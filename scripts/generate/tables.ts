import { readFileSync, writeFileSync } from 'node:fs'
import { documents, withTables } from '../check/generated/tables.ts'

/** Writes the generated tables into their documents. */
for (const [path, tables] of Object.entries(documents))
  writeFileSync(path, withTables(readFileSync(path, 'utf8'), tables))
