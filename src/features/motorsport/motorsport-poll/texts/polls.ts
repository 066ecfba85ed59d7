import { textGroup } from '#platform/i18n/text-group.ts'

/** The poll. Source: requirements C-106, C-109 to C-112, C-382 and C-383. */
export const polls = textGroup({
  title: { en: 'Question of the day', af: 'Vraag van die dag', zu: 'Umbuzo wosuku' },
  vote: { en: 'Vote', af: 'Stem', zu: 'Vota' },
  sending: { en: 'Sending your vote…', af: 'Stuur jou stem…', zu: 'Kuthunyelwa ivoti lakho…' },
  failed: {
    en: 'Your vote was not counted. Your choice is still here.',
    af: 'Jou stem is nie getel nie. Jou keuse is nog hier.',
    zu: 'Ivoti lakho alibalwanga. Okukhethile kusekhona.',
  },
  notCounted: {
    en: 'Your vote was not counted. Choose again; your browser must accept cookies for it.',
    af: 'Jou stem is nie getel nie. Kies weer; jou blaaier moet koekies daarvoor aanvaar.',
    zu: 'Ivoti lakho alibalwanga. Khetha futhi; isiphequluli sakho kufanele samukele amakhukhi.',
  },
  tooMany: {
    en: 'Many votes have already come from your connection. Please try again tomorrow.',
    af: 'Daar het reeds baie stemme van jou verbinding af gekom. Probeer asseblief weer môre.',
    zu: 'Sekufike amavoti amaningi avela ekuxhumaneni kwakho. Sicela uzame futhi kusasa.',
  },
  closed: {
    en: 'This question is closed. Open the page again for today’s.',
    af: 'Hierdie vraag is gesluit. Maak die bladsy weer oop vir vandag s’n.',
    zu: 'Lo mbuzo usuvaliwe. Vula ikhasi futhi ukuze uthole owanamuhla.',
  },
  retry: { en: 'Try again', af: 'Probeer weer', zu: 'Zama futhi' },
  thanks: {
    en: 'Thank you, your vote is in.',
    af: 'Dankie, jou stem is in.',
    zu: 'Siyabonga, ivoti lakho lingenile.',
  },
  counting: { en: 'Counting the votes…', af: 'Die stemme word getel…', zu: 'Kubalwa amavoti…' },
  countFailed: {
    en: 'The result could not be loaded.',
    af: 'Die uitslag kon nie gelaai word nie.',
    zu: 'Umphumela awulayishekanga.',
  },
  unavailable: {
    en: 'The question of the day could not be loaded.',
    af: 'Die vraag van die dag kon nie gelaai word nie.',
    zu: 'Umbuzo wosuku awulayishekanga.',
  },
  votes: { en: 'Votes: {count}', af: 'Stemme: {count}', zu: 'Amavoti: {count}' },
  back: { en: 'Back to the Dakar', af: 'Terug na die Dakar', zu: 'Buyela ku-Dakar' },
})
