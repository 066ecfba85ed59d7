import { textGroup } from '#platform/i18n/text-group.ts'

/** The countdown of a banner. Source: requirement C-037. */
export const countdown = textGroup({
  to: { en: 'Countdown: {title}', af: 'Aftelling: {title}', zu: 'Isikhathi esisele: {title}' },
  days: { en: 'days', af: 'dae', zu: 'izinsuku' },
  hours: { en: 'hours', af: 'ure', zu: 'amahora' },
  minutes: { en: 'minutes', af: 'minute', zu: 'imizuzu' },
  seconds: { en: 'seconds', af: 'sekondes', zu: 'imizuzwana' },
})
