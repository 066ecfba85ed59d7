/** Abbreviations as they are written, whoever typed them how. Source: requirement C-017. */
const acronyms = [
  ...[
    'GR',
    'TGRSA',
    'FAQ',
    'FAQs',
    'VIN',
    'SUV',
    'PDF',
    'QR',
    'CSR',
    'SA',
    'POPIA',
    'TFS',
    'EV',
    'HEV',
    '4X4',
  ],
]

const spelling = new Map(acronyms.map((acronym) => [acronym.toLowerCase(), acronym]))

const wholeWord = new RegExp(`(?<![\\p{L}\\p{N}])(?:${acronyms.join('|')})(?![\\p{L}\\p{N}])`, 'giu')

/** A title with its acronyms in capitals; other words are left as they are. */
export function withAcronyms(title: string): string {
  return title.replace(wholeWord, (word) => spelling.get(word.toLowerCase()) ?? word)
}
