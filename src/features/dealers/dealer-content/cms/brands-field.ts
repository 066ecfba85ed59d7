import type { TextField } from 'payload'
import { brand } from '#platform/site/brand.ts'

/** The brands a document is about. Source: requirements D-010 to D-014. */
export function brandsField(description: string): TextField {
  return {
    name: 'brands',
    type: 'text',
    hasMany: true,
    defaultValue: [brand.name],
    admin: { description: `${description} Write one and press Enter.` },
  }
}

/** Of everything but members of a team. */
export const shownForBrand = `Shown on dealers’ pages only when ${brand.name} is one of them.`
