import type { Drawing } from '../../index.ts'

/** A drawing on a contact sheet with its caption. */
export type Print = { readonly drawing: Drawing; readonly caption: string }

/** A contact sheet: related drawings at one scale. */
export type Sheet = {
  readonly id: string
  readonly title: string
  readonly note: string
  /** CSS pixels per unit of the drawings: the same for all, so that sizes can be compared. */
  readonly scale: number
  /** The background the drawings are made for. */
  readonly background: 'light' | 'dark'
  readonly rows: readonly { readonly title?: string; readonly prints: readonly Print[] }[]
}
