import type { ImageSize } from 'payload'
import { renditionNames } from '../../rules/stored.ts'

const options = {
  // A step more effort costs 1.6 times the time for a twentieth of the bytes.
  avif: { quality: 55, effort: 2 },
  webp: { quality: 80 },
} as const

const outOfLists = { disableGroupBy: true, disableListColumn: true, disableListFilter: true }

function rendition(format: keyof typeof renditionNames, name: string): ImageSize {
  return {
    name,
    width: Number(name.replace(/\D/g, '')),
    // Without it Payload would cut pictures around their focal point; here only their size changes.
    fit: 'inside',
    withoutEnlargement: true,
    formatOptions: { format, options: options[format] },
    generateImageName: ({ originalName, sizeName, extension }) => `${originalName}-${sizeName}.${extension}`,
    admin: outOfLists,
  }
}

/** The files made of every picture: AVIF and WebP in three widths, and a JPEG for places pages are shared at. */
export const imageSizes: ImageSize[] = [
  ...renditionNames.avif.map((name) => rendition('avif', name)),
  ...renditionNames.webp.map((name) => rendition('webp', name)),
  {
    ...rendition('webp', 'share'),
    width: 1_200,
    formatOptions: { format: 'jpeg', options: { quality: 82, mozjpeg: true } },
  },
]
