/** The colours of a building of glass, render and anthracite cladding. */
export interface Palette {
  readonly wall: readonly [top: string, bottom: string]
  readonly fascia: readonly [top: string, bottom: string]
  readonly edge: string
  readonly glass: readonly [top: string, middle: string, bottom: string]
  readonly inside: readonly [ceiling: string, wall: string, floor: string]
  /** How much of the inside is seen through the glass. */
  readonly clear: number
  readonly frame: string
  readonly letters: string
  readonly paving: readonly [far: string, near: string]
  readonly joint: string
  readonly marking: string
}

export const palettes: Readonly<Record<'day' | 'evening', Palette>> = {
  day: {
    wall: ['#F1EDE6', '#C9C1B5'],
    fascia: ['#3A3F45', '#23272B'],
    edge: '#8F979D',
    glass: ['#A9C4D0', '#5C7583', '#2C3A42'],
    inside: ['#6D6A64', '#A49A8B', '#57504A'],
    clear: 0.42,
    frame: '#1E2226',
    letters: '#FFFFFF',
    paving: ['#B9B2A7', '#857E75'],
    joint: '#5E5850',
    marking: '#F4F1EA',
  },
  evening: {
    wall: ['#4A4654', '#2A2733'],
    fascia: ['#24252E', '#15161C'],
    edge: '#FFB98A',
    glass: ['#3A4660', '#8A6A60', '#2A2024'],
    inside: ['#C88F58', '#F6CF98', '#8A5A34'],
    clear: 0.94,
    frame: '#17171C',
    letters: '#FFF4E0',
    paving: ['#4E454C', '#1D1B22'],
    joint: '#0B0A10',
    marking: '#C9B6A8',
  },
}
