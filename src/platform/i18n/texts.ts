import { collectTexts } from './collect-texts.ts'
import { frame } from './frame-texts.ts'

/** The texts that every feature may need. Those of one feature stand in its own `texts.ts`. */
export const textsIn = collectTexts({ frame })

export type Texts = ReturnType<typeof textsIn>
