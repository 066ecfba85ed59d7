import type { LampSymbol } from '../symbols.ts'

/** A drawn symbol on a square of 24: lines as an SVG path, filled areas, and letters in its middle. */
type LampShape = { readonly lines?: string; readonly areas?: string; readonly letters?: string }

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`

const lamp = 'M13 5h-3c-4 0-6 3-6 7s2 7 6 7h3z'
const fogLamp = 'M12 5c-4 0-6 3-6 7s2 7 6 7z'
const car = 'M5 15v-4l3-5h8l3 5v4z'
const brakeShoes = 'M3 6c-2 4-2 8 0 12M21 6c2 4 2 8 0 12'

/** The symbols of ISO 2575 as simple drawings. */
export const lampShapes: Readonly<Record<LampSymbol, LampShape>> = {
  abs: { lines: circle(12, 12, 8) + brakeShoes, letters: 'ABS' },
  airbag: {
    lines: `M8 9c-2 3-2 8 0 11h7M10 12l6 2M8 20l-3-1${circle(17, 10, 4)}`,
    areas: circle(9, 5, 2.2),
  },
  battery: { lines: 'M3 8h18v11H3zM6 8V5h3v3M15 8V5h3v3M6 13.5h4M14 13.5h4M16 11.5v4' },
  belt: { lines: 'M8 21c-2-5-1-9 2-11h4c3 2 4 6 2 11M9 11l7 8', areas: circle(12, 5, 2.6) },
  brake: { lines: `${circle(12, 12, 8)}${brakeShoes}M12 7.5v6`, areas: circle(12, 16.2, 1.1) },
  coolant: {
    lines: 'M12 3v11M12 5h4M12 8h4M12 11h4M3 18c2-2 4-2 6 0s4 2 6 0 4-2 6 0',
    areas: circle(12, 15, 2),
  },
  cruise: { lines: 'M4 18a9 9 0 1 1 16 0M12 15l5-6M3 9l3 1M7 4l2 3', areas: circle(12, 15, 1.6) },
  descent: { lines: 'M2 9l20 11M8 9l1-4 6 3 2 5z' },
  differentialLock: {
    lines: `${circle(4, 5, 2)}${circle(20, 5, 2)}${circle(4, 19, 2)}${circle(20, 19, 2)}M12 5v14M6 5h12M6 19h12M9 16l6 6M15 16l-6 6`,
  },
  door: { lines: 'M8 3h8l2 6v12H6V9zM6 11L2 15M18 11l4 4M7 9h10' },
  engine: { lines: 'M6 9h3l2-2h5v3h2l2-2v10l-2-2v2H9l-3-3zM3 10v6M3 13h3M10 4h6M13 4v3' },
  fogFront: { lines: `${fogLamp}M14 7h7M14 12h7M14 17h7M17 4c2 3-2 5 0 8s-2 5 0 8` },
  fogRear: { lines: 'M12 5c4 0 6 3 6 7s-2 7-6 7zM3 8h7M3 12h7M3 16h7M6 4c2 3-2 5 0 8s-2 5 0 8' },
  fourWheelDrive: { letters: '4WD', lines: 'M2 5h20v14H2z' },
  fuel: { lines: 'M5 21V4h8v17zM3 21h12M7 7h4v4H7zM13 12h3v6h3V9l-3-3' },
  glow: { lines: 'M3 12h3c0-4 5-4 5 0s-4 4-3 0 8-4 8 0-4 4-3 0 5-4 5 0h3' },
  highBeam: { lines: 'M11 5h3c4 0 6 3 6 7s-2 7-6 7h-3zM2 6h6M2 10h6M2 14h6M2 18h6' },
  hybrid: {
    lines: `${car}M12 8v4`,
    areas: circle(12, 13.6, 0.9) + circle(7.5, 17, 1.6) + circle(16.5, 17, 1.6),
  },
  indicators: { areas: 'M2 12l6-5v3h3v4H8v3zM22 12l-6-5v3h-3v4h3v3z' },
  key: { lines: `${circle(7, 12, 4)}M11 12h10v4M17 12v3` },
  lights: { lines: `${lamp}M15 7l6 2M15 12l6 2M15 17l6 2` },
  lowRange: { letters: '4LO', lines: 'M2 5h20v14H2z' },
  oil: { lines: 'M2 10l5 1 4-2h4l6-2-4 8H8l-3-3M11 9V6M8 6h6', areas: 'M21 11c2 3 1 4 0 4s-2-1 0-4z' },
  parking: { lines: circle(12, 12, 8) + brakeShoes, letters: 'P' },
  ready: { letters: 'READY' },
  safety: { lines: 'M3 16v-4l2-4h5l2 4v4zM18 7l1.5 3 3-1-1.500 3 2 2-3 0.500M14 9v7' },
  skid: {
    lines: 'M6 9l1.500-4h9L18 9v5H6zM8 17c3 1-3 3 0 5M15 17c3 1-3 3 0 5',
    areas: `${circle(8.5, 11.5, 1)}${circle(15.5, 11.5, 1)}`,
  },
  steering: {
    lines: `${circle(10, 12, 7)}M3 12h5M12 12h5M10 14v5M21 6v8`,
    areas: circle(10, 12, 2) + circle(21, 17, 1.1),
  },
  tyre: {
    lines: 'M7 4c-4 5-4 9 0 13h10c4-4 4-8 0-13M8 17v3M11 17v3M14 17v3M17 17v3M12 7v5',
    areas: circle(12, 14.6, 1),
  },
  washer: { lines: 'M4 20c0-7 16-7 16 0M12 15V6M12 6c-3-3-6-1-7 2M12 6c3-3 6-1 7 2' },
  waterInFuel: { lines: 'M7 3h10v10l-2 3H9l-2-3zM7 8h10M12 16v1M3 21c2-2 4-2 6 0s4 2 6 0 4-2 6 0' },
}
