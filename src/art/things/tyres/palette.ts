/** Colours of a diagram on a light or a dark page. */
export interface DiagramPalette {
  readonly ink: string
  readonly muted: string
  readonly ground: string
  /** Lines, and the fill behind white letters. */
  readonly accent: string
  readonly plate: string
  readonly rubber: readonly [light: string, base: string, dark: string]
}

export type DiagramTone = 'light' | 'dark'

export const diagramPalettes: Readonly<Record<DiagramTone, DiagramPalette>> = {
  light: {
    ink: '#15171A',
    muted: '#85807A',
    ground: '#D3CEC5',
    accent: '#B8101F',
    plate: '#B8101F',
    rubber: ['#4A4E54', '#2A2D32', '#121316'],
  },
  dark: {
    ink: '#F3F4F6',
    muted: '#6B727C',
    ground: '#2A2F36',
    accent: '#FF4450',
    plate: '#D10C1C',
    rubber: ['#5A6068', '#363B42', '#1A1D21'],
  },
}
