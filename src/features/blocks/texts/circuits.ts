import { textGroup } from '#platform/i18n/text-group.ts'

/** The facts beside the drawing of a race circuit. */
export const circuits = textGroup({
  length: { en: 'Length', af: 'Lengte', zu: 'Ubude' },
  corners: { en: 'Corners', af: 'Draaie', zu: 'Amajika' },
})
