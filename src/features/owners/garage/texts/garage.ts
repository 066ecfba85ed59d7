import { textGroup } from '#platform/i18n/text-group.ts'

/** The garage as a whole. */
export const garage = textGroup({
  title: { en: 'My Garage', af: 'My Motorhuis', zu: 'Igaraji Yami' },
  privacyTitle: {
    en: 'Your cars stay in this browser',
    af: 'Jou motors bly in hierdie blaaier',
    zu: 'Izimoto zakho zihlala kule bhrawuza',
  },
  privacy: {
    en: 'We keep no list of them: no account, no cookie, no copy with us. A VIN leaves this browser for one question only, whether a recall affects the car, and we forget it as soon as it is answered. For the schedule and the value we ask by model, never by VIN. Only a reminder that you ask for yourself is stored with us: your e-mail address, the model and the day.',
    af: 'Ons hou geen lys daarvan nie: geen rekening, geen koekie, geen kopie by ons nie. ’n VIN verlaat hierdie blaaier vir net een vraag, of ’n herroeping die motor raak, en ons vergeet dit sodra dit beantwoord is. Vir die skedule en die waarde vra ons volgens model, nooit volgens VIN nie. Net ’n herinnering waarvoor jy self vra, word by ons gestoor: jou e-posadres, die model en die dag.',
    zu: 'Asigcini uhlu lwazo: ayikho i-akhawunti, ayikho ikhukhi, ayikho ikhophi kithi. I-VIN iphuma kule bhrawuza ngombuzo owodwa kuphela, ukuthi ukubizwa kwemoto kuyayithinta yini, futhi siyikhohlwa lapho nje sewuphenduliwe. Ngohlelo nangenani sibuza ngemodeli, hhayi nge-VIN. Isikhumbuzo ozicelele sona kuphela esigcinwa kithi: ikheli lakho le-imeyili, imodeli nosuku.',
  },
  noScript: {
    en: 'My Garage needs JavaScript, because only your browser keeps your cars. Recalls and service schedules work without it:',
    af: 'My Motorhuis het JavaScript nodig, omdat net jou blaaier jou motors hou. Herroepings en diensskedules werk daarsonder:',
    zu: 'Igaraji Yami idinga i-JavaScript, ngoba yibhrawuza yakho kuphela egcina izimoto zakho. Ukubizwa kwezimoto nezinhlelo zesevisi kusebenza ngaphandle kwayo:',
  },
  recallsLink: {
    en: 'Check a VIN for recalls',
    af: 'Gaan ’n VIN vir herroepings na',
    zu: 'Hlola i-VIN ngokubizwa kwemoto',
  },
  scheduleLink: { en: 'Service schedules', af: 'Diensskedules', zu: 'Izinhlelo zesevisi' },
  loading: { en: 'Opening your garage …', af: 'Jou motorhuis maak oop …', zu: 'Igaraji yakho iyavulwa …' },
  emptyTitle: { en: 'Your garage is empty', af: 'Jou motorhuis is leeg', zu: 'Igaraji yakho ayinalutho' },
  empty: {
    en: 'Add a car by its model or its VIN. You then see its recalls, its next service, what is left of the warranty and what it is worth.',
    af: 'Voeg ’n motor by volgens sy model of sy VIN. Dan sien jy sy herroepings, sy volgende diens, wat van die waarborg oor is en wat hy werd is.',
    zu: 'Engeza imoto ngemodeli yayo noma nge-VIN yayo. Uzobona ukubizwa kwayo, isevisi yayo elandelayo, okusele ewarantini nokuthi ibiza malini.',
  },
  add: { en: 'Add a car', af: 'Voeg ’n motor by', zu: 'Engeza imoto' },
  full: {
    en: 'Your garage has its {count} cars. Remove one to add another.',
    af: 'Jou motorhuis het sy {count} motors. Verwyder een om ’n ander by te voeg.',
    zu: 'Igaraji yakho inezimoto zayo ezingu-{count}. Susa eyodwa ukuze wengeze enye.',
  },
  checkRecalls: { en: 'Check recalls', af: 'Gaan herroepings na', zu: 'Hlola ukubizwa kwezimoto' },
  checking: { en: 'Checking …', af: 'Gaan na …', zu: 'Iyahlola …' },
  keep: { en: 'Keep a copy', af: 'Hou ’n kopie', zu: 'Gcina ikhophi' },
  keepText: {
    en: 'A browser that is cleared forgets your cars. Save them as a file, and open it here again or on another device.',
    af: '’n Blaaier wat skoongemaak word, vergeet jou motors. Stoor hulle as ’n lêer, en maak dit weer hier of op ’n ander toestel oop.',
    zu: 'Ibhrawuza esuliwe iyazikhohlwa izimoto zakho. Zigcine njengefayela, bese ulivula lapha futhi noma kwenye idivayisi.',
  },
  export: { en: 'Save as a file', af: 'Stoor as ’n lêer', zu: 'Gcina njengefayela' },
  import: { en: 'Open a saved file', af: 'Maak ’n gestoorde lêer oop', zu: 'Vula ifayela eligciniwe' },
  eraseAll: { en: 'Erase all cars', af: 'Vee alle motors uit', zu: 'Sula zonke izimoto' },
  undo: { en: 'Undo', af: 'Ontdoen', zu: 'Hlehlisa' },
  saved: { en: '{name} is saved.', af: '{name} is gestoor.', zu: '{name} igciniwe.' },
  erased: { en: '{name} is erased.', af: '{name} is uitgevee.', zu: '{name} isuliwe.' },
  erasedAll: { en: 'All cars are erased.', af: 'Alle motors is uitgevee.', zu: 'Zonke izimoto zisuliwe.' },
  undone: { en: 'Your cars are back.', af: 'Jou motors is terug.', zu: 'Izimoto zakho sezibuyile.' },
  imported: {
    en: 'Opened: {added} added, {changed} changed.',
    af: 'Oopgemaak: {added} bygevoeg, {changed} verander.',
    zu: 'Kuvuliwe: {added} zengeziwe, {changed} zishintshiwe.',
  },
  notAGarage: {
    en: 'This file is not a garage saved here. Your cars are unchanged.',
    af: 'Hierdie lêer is nie ’n motorhuis wat hier gestoor is nie. Jou motors is onveranderd.',
    zu: 'Leli fayela alilona igaraji eligcinwe lapha. Izimoto zakho azishintshile.',
  },
  laterVersion: {
    en: 'This file was saved by a later version of this page. Reload the page and try again. Your cars are unchanged.',
    af: 'Hierdie lêer is deur ’n latere weergawe van hierdie bladsy gestoor. Herlaai die bladsy en probeer weer. Jou motors is onveranderd.',
    zu: 'Leli fayela ligcinwe ngenguqulo entsha yaleli khasi. Layisha kabusha ikhasi uzame futhi. Izimoto zakho azishintshile.',
  },
  unreadableCar: {
    en: 'A car in this file cannot be read, so none was added. Your cars are unchanged.',
    af: '’n Motor in hierdie lêer kan nie gelees word nie, dus is geen bygevoeg nie. Jou motors is onveranderd.',
    zu: 'Kunemoto kuleli fayela engafundeki, ngakho akukho engeziwe. Izimoto zakho azishintshile.',
  },
  tooMany: {
    en: 'Together that would be more than {count} cars, so none was added. Your cars are unchanged.',
    af: 'Saam sou dit meer as {count} motors wees, dus is geen bygevoeg nie. Jou motors is onveranderd.',
    zu: 'Sezizonke zingaba ngaphezu kwezimoto ezingu-{count}, ngakho akukho engeziwe. Izimoto zakho azishintshile.',
  },
  damagedTitle: {
    en: 'What this browser kept cannot be read',
    af: 'Wat hierdie blaaier gehou het, kan nie gelees word nie',
    zu: 'Okugcinwe yile bhrawuza akufundeki',
  },
  damaged: {
    en: 'We have changed nothing. Save it as a file before you begin again, in case it can be repaired.',
    af: 'Ons het niks verander nie. Stoor dit as ’n lêer voordat jy oor begin, ingeval dit herstel kan word.',
    zu: 'Asishintshanga lutho. Kugcine njengefayela ngaphambi kokuthi uqale kabusha, uma kungalungiseka.',
  },
  beginAgain: { en: 'Begin again', af: 'Begin oor', zu: 'Qala kabusha' },
  unstored: {
    en: 'This browser stores nothing, so your cars are gone when you close the page. Save them as a file.',
    af: 'Hierdie blaaier stoor niks nie, dus is jou motors weg wanneer jy die bladsy toemaak. Stoor hulle as ’n lêer.',
    zu: 'Le bhrawuza ayigcini lutho, ngakho izimoto zakho ziyalahleka uma uvala ikhasi. Zigcine njengefayela.',
  },
})
