/** The places from 0 to before `count` that are kept, in order. */
export function choosePlaces(count: number, isKept: (place: number) => boolean): Int32Array {
  const places = new Int32Array(count)
  let kept = 0
  for (let place = 0; place < count; place++) if (isKept(place)) places[kept++] = place
  return places.subarray(0, kept)
}
