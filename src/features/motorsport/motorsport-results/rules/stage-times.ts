import { parseStageTime } from './stage-time.ts'

/** What a crew did on a stage, in milliseconds: the time is null when it did not finish. */
export type CrewStage = { readonly time: number | null; readonly penalty: number }

const unfinished = { time: null, penalty: 0 }

/** Reads one stage: `4:41:18`, `4:41:18 +2:00` with a penalty, or `-`. Undefined for anything else. */
function readStage(line: string): CrewStage | undefined {
  if (/^[-–]$/.test(line)) return unfinished
  const [time = '', penalty, ...rest] = line.split(/\s*\+\s*/)
  const [ran, added] = [parseStageTime(time), penalty === undefined ? 0 : parseStageTime(penalty)]
  return ran === null || added === null || rest.length > 0 ? undefined : { time: ran, penalty: added }
}

const linesOf = (text: string) =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)

/** Returns what is wrong with the stage times of a crew, as a sentence for the editor; null when nothing is. */
export function stageTimesProblem(text: string): string | null {
  const lines = linesOf(text)
  if (lines.length === 0) return 'Enter the time of a stage, such as 4:41:18.'
  const wrong = lines.findIndex((line) => readStage(line) === undefined)
  return wrong < 0 ? null : `Line ${wrong + 1} is not a time such as 4:41:18, and no “-” either.`
}

/**
 * Returns the stages of a crew, one from each line.
 *
 * @throws RangeError for a line that is not a time
 */
export function readStageTimes(text: string): readonly CrewStage[] {
  return linesOf(text).map((line) => {
    const stage = readStage(line)
    if (!stage) throw new RangeError(`“${line}” is not a stage time.`)
    return stage
  })
}
