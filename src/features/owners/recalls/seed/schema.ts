import { z } from 'zod'
import { readTable } from '../rules/vehicle-ranges.ts'

const text = z.string().trim().min(1).max(600)

/** A line of the table of vehicles: prefix, first and last serial number, or one VIN. */
const line = z.string().refine((vehicles) => readTable(vehicles).problems.length === 0, 'not a range of VINs')

const recall = z.strictObject({
  campaign: text.max(40),
  since: z.iso.date(),
  description: text,
  remedy: text,
  vehicles: z.array(line).min(1),
})

/** `content/recalls/recalls.json`. Unknown members are rejected. */
export const recallFile = z.strictObject({ recalls: z.array(recall) })

export type SeedRecall = z.infer<typeof recall>
