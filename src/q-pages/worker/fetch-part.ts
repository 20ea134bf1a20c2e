/** A part of the runner's script did not arrive. */
export class PartUnreachable extends Error {}

/** Waits for a part of the script that is imported only when it is needed. Rejects with a PartUnreachable. */
export async function fetchPart<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part
  } catch (cause) {
    throw new PartUnreachable('a part of the runner could not be fetched', { cause })
  }
}
