import { describe, expect, it } from "vitest";
import { isRequestId, allowedAttributes, allowedSpanName, redactSql } from "./trace-rules";

describe("allowedAttributes", () => {
  it("includes allowed attributes with valid values", () => {
    expect(
      allowedAttributes({
        "request.id": "ded3a58d-3345-4e62-a17f-4c349fd52281",
        "http.request.method": "POST",
        "http.response.status_code": 303,
        "http.route": "/store/carts/:id/view",
        "server.address": "api.stripe.com",
        "server.port": 443,
        "error.type": "ECONNREFUSED",
        "db.system": "postgresql",
      }),
    ).toEqual({
      "request.id": "ded3a58d-3345-4e62-a17f-4c349fd52281",
      "http.request.method": "POST",
      "http.response.status_code": 303,
      "http.route": "/store/carts/:id/view",
      "server.address": "api.stripe.com",
      "server.port": 443,
      "error.type": "ECONNREFUSED",
      "db.system": "postgresql",
    });
  });

  it.each([
    ["authorization", "Bearer abc"],
    ["cookie", "cart=abc"],
    ["x-publishable-api-key", "pk_abc"],
    ["http.request.header.cookie", ["cart=abc"]],
    ["url.full", "https://shop.example/track-order?email=ada@example.com"],
    ["url.path", "/restock/confirm/secret"],
    ["url.query", "email=ada@example.com"],
    ["client.address", "203.0.113.7"],
    ["user_agent.original", "Mozilla/5.0"],
    ["db.postgresql.values", ["ada@example.com"]],
    ["db.user", "su_turrone"],
    ["db.connection_string", "postgresql://localhost/su_turrone"],
    ["exception.message", 'Key (email)=("ada@example.com") exists'],
    // known names with values of the wrong format
    ["http.route", "/track-order?email=ada@example.com"],
    ["server.address", "ada@example.com"],
    ["request.id", "ada@example.com"],
  ])("does not include %s like %s", (name, value) => {
    expect(allowedAttributes({ [name]: value })).toEqual({});
  });

  it("includes the stack frames of an error, but not its message", () => {
    const stack = [
      "Error: ada@example.com is",
      "already at home",
      "    at place (/shop/a.js:1:2)",
      "    at /shop/b.js:30:4",
    ].join("\n");
    expect(allowedAttributes({ "exception.type": "Error", "exception.stacktrace": stack })).toEqual({
      "exception.type": "Error",
      "exception.stacktrace": "    at place (/shop/a.js:1:2)\n    at /shop/b.js:30:4",
    });
  });

  it("limits an SQL statement to 2000 characters", () => {
    expect(allowedAttributes({ "db.statement": "x".repeat(3_000) })["db.statement"]).toHaveLength(2_000);
  });
});

describe("allowedSpanName", () => {
  it.each([
    ["GET /produkte/:slug", "GET /produkte/:slug"],
    ["pg.query:SELECT su_turrone", "pg.query:SELECT su_turrone"],
    ["GET /track-order?email=ada@example.com", "other"],
  ])("maps %s to %s", (name, expected) => {
    expect(allowedSpanName(name)).toBe(expected);
  });
});

describe("redactSql", () => {
  it.each([
    [
      'select "email" from "cart" where "id" = $1 limit $2',
      'select "email" from "cart" where "id" = $1 limit $2',
    ],
    ["select * from t where email = 'ada@example.com'", "select * from t where email = ?"],
    ["select 'it''s ada' , 12, 3.5 from t1", "select ? , ?, ? from t1"],
    ["select 'no end", "select ?"],
    ['select "c0"."id" from "cart_2" as "c0"', 'select "c0"."id" from "cart_2" as "c0"'],
    ["select $$ada$$", "?"],
    ["select $tag$ada$tag$", "?"],
    ["select E'ada\\'s', 'x'", "?"],
    ["select 1 -- ada's", "?"],
    ["select 1 /* ada's */", "?"],
  ])("redacts values: %s", (sql, expected) => {
    expect(redactSql(sql)).toBe(expected);
  });
});

describe("isRequestId", () => {
  it.each([
    ["ded3a58d-3345-4e62-a17f-4c349fd52281", true],
    ["short", false],
    ["ada@example.com", false],
    [["a-list-of-ids"], false],
    [undefined, false],
  ])("%s: %s", (text, is) => {
    expect(isRequestId(text)).toBe(is);
  });
});
