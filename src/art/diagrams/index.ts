export { drawBoot } from './boot.ts'
export { drawCockpit } from './cockpit.ts'
export { drawLoadBed } from './load-bed.ts'
export { drawSeats } from './seats.ts'
