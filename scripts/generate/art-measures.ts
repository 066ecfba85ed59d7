import { writeFile } from 'node:fs/promises'
import { measuresFile, measuresText } from '../check/generated/measures-text.ts'

/** Records the sizes of all designs, for programs that do not draw; `npm run check` compares them with the designs. */
await writeFile(measuresFile, measuresText())
