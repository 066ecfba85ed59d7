/** Acronyms in their standard spelling. Source: requirement C-017. */
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

/** Replaces acronyms in a title by their standard spelling; other words stay unchanged. */
export function withAcronyms(title: string): string {
  return title.replace(wholeWord, (word) => spelling.get(word.toLowerCase()) ?? word)
}
