import { textGroup } from '#platform/i18n/text-group.ts'

/** The facts beside the drawing of a race circuit. */
export const circuits = textGroup({
  length: { en: 'Length', af: 'Lengte', zu: 'Ubude' },
  corners: { en: 'Corners', af: 'Draaie', zu: 'Amajika' },
  lapRecord: { en: 'Lap record', af: 'Rondterekord', zu: 'Irekhodi lomjikelezo' },
  lapHolder: { en: 'by {driver}', af: 'deur {driver}', zu: 'ngu-{driver}' },
  nextDate: { en: 'Next date', af: 'Volgende datum', zu: 'Usuku olulandelayo' },
  datesFailed: {
    en: 'The next dates could not be loaded.',
    af: 'Die volgende datums kon nie laai nie.',
    zu: 'Izinsuku ezilandelayo azilayishekanga.',
  },
})
