import { collectTexts } from './collect-texts.ts'
import { frame } from './frame-texts.ts'

/** Texts shared by all features. Those of one feature are in its own `texts.ts`. */
export const textsIn = collectTexts({ frame })

export type Texts = ReturnType<typeof textsIn>
