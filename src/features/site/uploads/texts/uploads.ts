import { textGroup } from '#platform/i18n/text-group.ts'

/** The file fields of forms. Source: requirements D-324 to D-327, C-308, V-265 and V-326; decisions D-5, G-5 and V-3. */
export const uploads = textGroup({
  chooseFile: {
    en: 'Choose a file, or drop it here',
    af: 'Kies ’n lêer, of laat val dit hier',
    zu: 'Khetha ifayela, noma ulilahle lapha',
  },
  chooseFiles: {
    en: 'Choose files, or drop them here',
    af: 'Kies lêers, of laat val hulle hier',
    zu: 'Khetha amafayela, noma uwalahle lapha',
  },
  remove: { en: 'Remove', af: 'Verwyder', zu: 'Susa' },
  tooLarge: {
    en: 'File size should be less than 5MB.',
    af: 'Die lêer moet kleiner as 5 MB wees.',
    zu: 'Ifayela kufanele libe ngaphansi kuka-5 MB.',
  },
  tooMany: {
    en: 'Too many files. You can add {count} here.',
    af: 'Te veel lêers. Jy kan hier {count} byvoeg.',
    zu: 'Amafayela maningi kakhulu. Ungafaka angu-{count} lapha.',
  },
  wrongPicture: {
    en: 'Please choose a JPG or PNG picture.',
    af: 'Kies asseblief ’n JPG- of PNG-prent.',
    zu: 'Sicela ukhethe isithombe se-JPG noma se-PNG.',
  },
  wrongDocument: {
    en: 'Please choose a PDF.',
    af: 'Kies asseblief ’n PDF.',
    zu: 'Sicela ukhethe i-PDF.',
  },
  wrongAttachment: {
    en: 'Please choose a PDF, JPG or PNG.',
    af: 'Kies asseblief ’n PDF, JPG of PNG.',
    zu: 'Sicela ukhethe i-PDF, i-JPG noma i-PNG.',
  },
  unreadable: {
    en: 'We could not open this file. It may be damaged. Please choose another one.',
    af: 'Ons kon nie hierdie lêer oopmaak nie. Dalk is dit beskadig. Kies asseblief ’n ander een.',
    zu: 'Asikwazanga ukuvula leli fayela. Kungenzeka lonakele. Sicela ukhethe elinye.',
  },
  tooManyPixels: {
    en: 'This picture has more than 50 million pixels. Please choose a smaller one.',
    af: 'Hierdie prent het meer as 50 miljoen beeldpunte. Kies asseblief ’n kleiner een.',
    zu: 'Lesi sithombe sinamaphikseli angaphezu kwezigidi ezingu-50. Sicela ukhethe esincane.',
  },
  encryptedPdf: {
    en: 'This PDF is protected with a password. Please save it without one and choose it again.',
    af: 'Hierdie PDF is met ’n wagwoord beskerm. Stoor dit asseblief daarsonder en kies dit weer.',
    zu: 'Le PDF ivikelwe ngephasiwedi. Sicela uyigcine ngaphandle kwayo bese uyikhetha futhi.',
  },
  unsafePdf: {
    en: 'This PDF contains scripts, forms or other files. Please print it to a new PDF and choose that one.',
    af: 'Hierdie PDF bevat skripte, vorms of ander lêers. Druk dit asseblief na ’n nuwe PDF en kies daardie een.',
    zu: 'Le PDF iqukethe izikripthi, amafomu noma amanye amafayela. Sicela uyiphrinte njenge-PDF entsha bese ukhetha leyo.',
  },
  virus: {
    en: 'Our scanner found a virus in this file, so we did not keep it. Please choose another one.',
    af: 'Ons skandeerder het ’n virus in hierdie lêer gevind, so ons het dit nie gehou nie. Kies asseblief ’n ander een.',
    zu: 'Isikena sethu sithole igciwane kuleli fayela, ngakho asiligcinanga. Sicela ukhethe elinye.',
  },
  scannerDown: {
    en: 'We could not check this file for viruses just now. Please try again in a few minutes.',
    af: 'Ons kon nie nou hierdie lêer vir virusse nagaan nie. Probeer asseblief oor ’n paar minute weer.',
    zu: 'Asikwazanga ukuhlola leli fayela ukuthi linamagciwane yini njengamanje. Sicela uzame futhi emizuzwini embalwa.',
  },
})
