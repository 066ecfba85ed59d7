import type { Drawing } from '../../index.ts'

/** A drawing on a contact sheet and what it shows. */
export type Print = { readonly drawing: Drawing; readonly caption: string }

/** Drawings that are looked at together. */
export type Sheet = {
  readonly id: string
  readonly title: string
  readonly note: string
  /** CSS pixels per unit of the drawings: the same for all, so that sizes can be compared. */
  readonly scale: number
  /** What they are made to stand on. */
  readonly ground: 'light' | 'dark'
  readonly rows: readonly { readonly title?: string; readonly prints: readonly Print[] }[]
}
