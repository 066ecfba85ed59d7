import { textGroup } from '#platform/i18n/text-group.ts'

/** Opening hours, and whether a dealer is open. */
export const opening = textGroup({
  heading: { en: 'Opening hours', af: 'Besigheidsure', zu: 'Amahora okuvula' },
  closed: { en: 'Closed', af: 'Gesluit', zu: 'Kuvaliwe' },
  openUntil: {
    en: 'Open now, until {time}',
    af: 'Nou oop, tot {time}',
    zu: 'Kuvuliwe manje, kuze kube ngu-{time}',
  },
  opensToday: {
    en: 'Closed, opens today at {time}',
    af: 'Gesluit, maak vandag om {time} oop',
    zu: 'Kuvaliwe, kuvulwa namuhla ngo-{time}',
  },
  opensTomorrow: {
    en: 'Closed, opens tomorrow at {time}',
    af: 'Gesluit, maak môre om {time} oop',
    zu: 'Kuvaliwe, kuvulwa kusasa ngo-{time}',
  },
  opensOn: {
    en: 'Closed, opens on {day} at {time}',
    af: 'Gesluit, maak {day} om {time} oop',
    zu: 'Kuvaliwe, kuvulwa {day} ngo-{time}',
  },
  monday: { en: 'Monday', af: 'Maandag', zu: 'uMsombuluko' },
  tuesday: { en: 'Tuesday', af: 'Dinsdag', zu: 'uLwesibili' },
  wednesday: { en: 'Wednesday', af: 'Woensdag', zu: 'uLwesithathu' },
  thursday: { en: 'Thursday', af: 'Donderdag', zu: 'uLwesine' },
  friday: { en: 'Friday', af: 'Vrydag', zu: 'uLwesihlanu' },
  saturday: { en: 'Saturday', af: 'Saterdag', zu: 'uMgqibelo' },
  sunday: { en: 'Sunday', af: 'Sondag', zu: 'iSonto' },
  publicHolidays: { en: 'Public Holidays', af: 'Openbare vakansiedae', zu: 'Amaholide omphakathi' },
})
