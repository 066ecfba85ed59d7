import localFont from 'next/font/local'

const archivo = localFont({
  src: './fonts/archivo.woff2',
  variable: '--font-archivo',
  weight: '400 800',
  declarations: [{ prop: 'font-stretch', value: '100% 125%' }],
  display: 'swap',
  adjustFontFallback: 'Arial',
})

const instrumentSans = localFont({
  src: './fonts/instrument-sans.woff2',
  variable: '--font-instrument',
  weight: '400 600',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

/** Class that makes both families of the design available below it. */
export const fontClasses = `${archivo.variable} ${instrumentSans.variable}`
