/**
 * Coastline of Sardinia, drawn by hand from the coordinates of its capes, so that no map server is needed. East is
 * right; a degree of longitude is 153.2 units wide and one of latitude 200 units high, which is to scale at 40° north.
 */
export const coast =
  "M174.6 22 188.4 18 211.4 34 232.9 40 239 58 254.3 72 234.4 84 246.7 90 265 102 257.4 116 269.6 144 280.4 164 263.5 196 251.2 216 254.3 236 266.6 254 258.9 270 262 282 254.3 304 257.4 326 254.3 356 251.2 382 249.7 412 237.5 430 232.9 450 209.9 436 191.5 426 179.2 434 168.5 428 157.8 446 157.8 474 144 488 128.7 494 110.3 484 99.6 498 91.9 480 82.7 458 70.5 476 56.7 448 59.7 426 62.8 404 58.2 380 65.9 360 76.6 332 68.9 316 84.3 312 85.8 292 72 288 65.9 296 61.3 278 59.7 262 73.5 248 72 212 58.2 200 55.2 176 47.5 158 33.7 152 24.5 156 27.6 138 19.9 122 29.1 100 30.6 76 42.9 96 61.3 102 84.3 98 108.8 86 124.1 78 133.3 66 160.9 44Z";

export const mapSize = { width: 300, height: 510 } as const;

/** Location of the workshop (WGS 84). */
export const workshop = { latitude: 40.024, longitude: 9.172 } as const;

export const toMapPoint = (latitude: number, longitude: number): { x: number; y: number } => ({
  x: (longitude - 8) * 153.2,
  y: (41.35 - latitude) * 200,
});

/** Towns shown for orientation, in local spelling. */
export const towns = [
  { name: "Olbia", latitude: 40.92, longitude: 9.5, side: "left" },
  { name: "Sassari", latitude: 40.73, longitude: 8.56, side: "right" },
  { name: "Nuoro", latitude: 40.32, longitude: 9.33, side: "left" },
  { name: "Oristano", latitude: 39.9, longitude: 8.59, side: "right" },
  { name: "Cagliari", latitude: 39.22, longitude: 9.12, side: "left" },
] as const;

/** The same location on an interactive map; only a link, nothing is loaded from there. */
export const mapLink = `https://www.openstreetmap.org/?mlat=${workshop.latitude}&mlon=${workshop.longitude}#map=12/${workshop.latitude}/${workshop.longitude}`;
