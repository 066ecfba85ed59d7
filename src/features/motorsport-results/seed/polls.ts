import type { CalendarDay } from '#platform/clock.ts'
import type { Poll } from '../rules/poll/poll.ts'
import { pollDays } from '../rules/poll/poll-days.ts'

type SeedQuestion = readonly [question: string, ...options: readonly string[]]

/** The questions from 3 to 16 January 2025, one a day. */
const dated: readonly SeedQuestion[] = [
  ['Where will the first stage be won?', 'In the dunes', 'On the rocks', 'In the riverbed'],
  ['Who has the harder day today?', 'The driver', 'The navigator', 'The mechanics tonight'],
  ['What costs a crew the most time?', 'A puncture', 'A missed waypoint', 'Soft sand'],
  ['How many punctures will the leaders have today?', 'None', 'One', 'Two or more'],
  ['Would you start first or tenth tomorrow?', 'First, with clean air', 'Tenth, with tracks to follow'],
  ['Which tyre pressure would you choose for the dunes?', '1.0 bar', '1.4 bar', '1.8 bar'],
  ['What decides the marathon stage?', 'Speed', 'Care for the car', 'Luck'],
  ['What would you do on the rest day?', 'Sleep', 'Study the road book', 'Help the mechanics'],
  ['Which second week do you hope for?', 'More dunes', 'More gravel', 'More navigation'],
  ['How big will the lead be tonight?', 'Below five minutes', 'Five to twenty minutes', 'More than twenty'],
  ['What is the best part of the bivouac?', 'The kitchen', 'The stories', 'The sound of the generators'],
  ['Which of these would you take along?', 'A second spare wheel', 'More water', 'A lighter car'],
  ['Will the order of the first three change again?', 'Yes', 'No'],
  ['What do you look forward to at the finish?', 'The podium', 'The jump into the water', 'Next year'],
]

/** The questions from the day of seeding on, one a day. */
const relative: readonly SeedQuestion[] = [
  ['Which surface do you like best?', 'Sand', 'Gravel', 'Tar'],
  ['Driver or navigator: which seat would you take?', 'The driver’s', 'The navigator’s'],
  ['Where would you watch a stage?', 'At the start', 'On a crest', 'At a water crossing'],
  ['What makes a race car beautiful?', 'Its livery', 'Its sound', 'The dust on it'],
  ['How early would you get up to watch a start?', 'At four', 'At six', 'I would not'],
  ['Which race would you enter?', 'A sprint', 'A rally', 'A rally-raid'],
  ['What do you carry on a long gravel road?', 'A compressor', 'A tow strap', 'A full flask'],
  ['Which desert would you cross first?', 'The Kalahari', 'The Namib', 'The Tankwa Karoo'],
  ['Which corner do you like best?', 'A hairpin', 'A fast sweep', 'A blind crest'],
  ['What is the hardest to learn?', 'Braking', 'Reading the road', 'Staying calm'],
  ['Rain at the circuit: what do you do?', 'Stay for the race', 'Wait in the car', 'Go home'],
  ['Which job in the team would you take?', 'Mechanic', 'Engineer', 'Cook'],
  ['Which lap is the best one?', 'The first', 'The fastest', 'The last'],
  ['What should the next livery be?', 'Red', 'Black', 'White'],
]

/**
 * Returns the questions with their days: 14 in January 2025 and 14 from the day of seeding on.
 *
 * Source: requirement C-116; decision C-2.
 */
export function seededPolls(seedingDay: CalendarDay): readonly Poll[] {
  const days = pollDays(dated.length, relative.length, seedingDay)
  return [...dated, ...relative].map(([question, ...options], index) => ({
    id: `poll-${index + 1}`,
    day: days[index] ?? seedingDay,
    question,
    options: options.map((text, option) => ({ id: `option-${option + 1}`, text })),
  }))
}
