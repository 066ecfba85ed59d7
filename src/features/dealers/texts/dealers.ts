import { textGroup } from '#platform/i18n/text-group.ts'

/** Pages in a dealer's name. */
export const dealers = textGroup({
  yourDealer: { en: 'Your dealer:', af: 'Jou handelaar:', zu: 'Umthengisi wakho:' },
  newVehicles: { en: 'New vehicles', af: 'Nuwe voertuie', zu: 'Izimoto ezintsha' },
  rangeAt: { en: '{range} at {dealer}', af: '{range} by {dealer}', zu: 'I-{range} kwa-{dealer}' },
})
