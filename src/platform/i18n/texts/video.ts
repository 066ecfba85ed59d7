import { textGroup } from './define.ts'

/** Buttons that open a film. Source: content-and-motorsport.md §9; requirements C-353 to C-355. */
export const video = textGroup({
  watchHilux: { en: 'Watch Hilux Video', af: 'Kyk Hilux Video', zu: 'Buka Ividiyo Ye-Hilux' },
})
