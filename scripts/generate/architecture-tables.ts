import { readFileSync, writeFileSync } from 'node:fs'
import { ARCHITECTURE, withTables } from '../check/boundaries/document.ts'

/** Writes the tables of import boundaries and features into the architecture document. */
writeFileSync(ARCHITECTURE, withTables(readFileSync(ARCHITECTURE, 'utf8')))
