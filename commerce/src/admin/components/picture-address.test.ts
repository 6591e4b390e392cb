import { expect, it } from "vitest";
import { pictureAddress } from "./picture-address";

it.each([
  ["http://localhost:9000/static/1-torrone.webp", "/static/1-torrone.webp"],
  ["https://old.example/static/1-torrone.webp", "/static/1-torrone.webp"],
  ["https://files.example/shop/1-torrone.webp", "https://files.example/shop/1-torrone.webp"],
  ["not an address", "not an address"],
])("loads %s from %s", (url, found) => {
  expect(pictureAddress(url)).toBe(found);
});
