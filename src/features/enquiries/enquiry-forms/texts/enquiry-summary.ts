import { textGroup } from '#platform/i18n/text-group.ts'

/** What a form is about, beside the form and after it was sent. */
export const enquirySummary = textGroup({
  label: { en: 'Your enquiry', af: 'Jou navraag', zu: 'Umbuzo wakho' },
  next: { en: 'What happens next', af: 'Wat nou gebeur', zu: 'Okuzokwenzeka ngokulandelayo' },
  choose: {
    en: 'Choose a vehicle and see it here.',
    af: 'Kies ’n voertuig en sien dit hier.',
    zu: 'Khetha imoto bese uyibona lapha.',
  },
  talk: {
    en: 'Would you rather talk to someone?',
    af: 'Wil jy eerder met iemand praat?',
    zu: 'Ungathanda ukukhuluma nomuntu?',
  },
  /** Stands after the answer. */
  copy: {
    en: 'You get a reference at once, on the screen and by email.',
    af: 'Jou verwysing is dadelik op die skerm, en in jou inkassie.',
    zu: 'Inkomba yakho ivela ngokushesha esikrinini, naseposini lakho le-imeyili.',
  },
  free: {
    en: 'Asking costs nothing and commits you to nothing.',
    af: 'Om te vra kos niks en verbind jou tot niks.',
    zu: 'Ukubuza akubizi lutho futhi akukubophi ngalutho.',
  },
  whatsapp: { en: 'Write on WhatsApp', af: 'Skryf op WhatsApp', zu: 'Bhala ku-WhatsApp' },
  calendar: { en: 'Add to your calendar', af: 'Voeg by jou kalender', zu: 'Faka ekhalendeni lakho' },
  visit: { en: 'You asked for', af: 'Jy het gevra vir', zu: 'Ucele' },
  visitConfirmed: {
    en: 'The dealer confirms it, or suggests another time.',
    af: 'Die handelaar bevestig dit, of stel ’n ander tyd voor.',
    zu: 'Umthengisi uzokuqinisekisa, noma aphakamise esinye isikhathi.',
  },
  call: { en: 'Call {telephone}', af: 'Bel {telephone}', zu: 'Shayela ku-{telephone}' },
  back: { en: 'Back to the {range}', af: 'Terug na die {range}', zu: 'Buyela ku-{range}' },
  about: { en: 'About', af: 'Oor', zu: 'Mayelana' },
  sentTo: { en: 'Sent to', af: 'Gestuur aan', zu: 'Kuthunyelwe ku-' },
  answered: { en: 'Answer', af: 'Antwoord', zu: 'Impendulo' },
  keep: {
    en: 'Keep your reference. With it, anyone you speak to finds your enquiry at once.',
    af: 'Hou jou verwysing byderhand: daarmee vind enigeen met wie jy praat dadelik jou navraag.',
    zu: 'Gcina inkomba yakho iseduze: noma ubani okhuluma naye uzothola umbuzo wakho ngokushesha ngayo.',
  },
})

/** Sentences that the server completes: opening hours, and when an answer can be expected. */
export const enquiryAnswer = textGroup({
  openToday: {
    en: 'Open today, {from} – {until}',
    af: 'Vandag oop, {from} – {until}',
    zu: 'Kuvuliwe namuhla, {from} – {until}',
  },
  closedToday: { en: 'Closed today', af: 'Vandag gesluit', zu: 'Kuvaliwe namuhla' },
  usually: {
    en: 'You usually have an answer within one working day.',
    af: 'Jy het gewoonlik binne een werkdag ’n antwoord.',
    zu: 'Ngokuvamile uthola impendulo kungakapheli usuku lomsebenzi olulodwa.',
  },
  today: {
    en: '{dealer} usually answers today, before {until}.',
    af: '{dealer} antwoord gewoonlik vandag nog, voor {until}.',
    zu: 'I-{dealer} ivame ukuphendula namuhla, ngaphambi kuka-{until}.',
  },
  later: {
    en: '{dealer} usually answers {day}.',
    af: '{dealer} antwoord gewoonlik {day}.',
    zu: 'I-{dealer} ivame ukuphendula {day}.',
  },
  tomorrow: { en: 'tomorrow', af: 'môre', zu: 'kusasa' },
  Monday: { en: 'on Monday', af: 'Maandag', zu: 'ngoMsombuluko' },
  Tuesday: { en: 'on Tuesday', af: 'Dinsdag', zu: 'ngoLwesibili' },
  Wednesday: { en: 'on Wednesday', af: 'Woensdag', zu: 'ngoLwesithathu' },
  Thursday: { en: 'on Thursday', af: 'Donderdag', zu: 'ngoLwesine' },
  Friday: { en: 'on Friday', af: 'Vrydag', zu: 'ngoLwesihlanu' },
  Saturday: { en: 'on Saturday', af: 'Saterdag', zu: 'ngoMgqibelo' },
  Sunday: { en: 'on Sunday', af: 'Sondag', zu: 'ngeSonto' },
  testDrive: { en: 'Test drive', af: 'Toetsrit', zu: 'Ukuhlola imoto ngokuyishayela' },
  service: { en: 'Vehicle service', af: 'Voertuigdiens', zu: 'Ukusevisa imoto' },
  toBeConfirmed: {
    en: 'Asked for under the reference {reference}. The dealer confirms it, or suggests another time.',
    af: 'Aangevra onder die verwysing {reference}. Die handelaar bevestig dit, of stel ’n ander tyd voor.',
    zu: 'Kucelwe ngenkomba ethi {reference}. Umthengisi uzokuqinisekisa, noma aphakamise esinye isikhathi.',
  },
})
