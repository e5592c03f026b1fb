import { expect, it } from "vitest";
import { guessEncoding } from "./encoding.ts";

// Two or three rows of a list each, as programs of those countries write them.
it.each([
  [
    "shift_jis",
    "山田太郎",
    "lryRTyyJ747QLJNkmGIsg4GDggqOUpNjkb6YWSyKlI6uie+O0I5Sk2MsMDMtMTIzNC01Njc4LJeIj1SYQZeNgreC6QqNspOhidSOcSyDXINqgVuL4o1zLDA5MC0xMjM0LTU2NzgsjKmQz4+RgvCRl4LpCpfpltiI6phZLJRck2+VXIvvk1gsLAo=",
  ],
  [
    "euc-jp",
    "山田太郎",
    "zL7BsCyy8bzSLMXFz8MspeGl4gq7s8XEwsDPuiyz9LywsvG80ruzxcQsMDMtMTIzNC01Njc4LM3ovbXPos3tpLmk6wq6tMajsta70iylvaXLoby25LnULDA5MC0xMjM0LTU2NzgsuKvA0b3xpPLB96TrCs7rzNqw7M+6LMe9xdDJvbbxxbksLAo=",
  ],
  [
    "iso-2022-jp",
    "山田太郎",
    "GyRCTD5BMBsoQiwbJEIycTxSGyhCLBskQkVFT0MbKEIsGyRCJWElYhsoQgobJEI7M0VEQkBPOhsoQiwbJEIzdDwwMnE8UjszRUQbKEIsMDMtMTIzNC01Njc4LBskQk1oPTVPIk1tJDkkaxsoQgobJEI6NEYjMlY7UhsoQiwbJEIlPSVLITw2ZDlUGyhCLDA5MC0xMjM0LTU2NzgsGyRCOCtAUT1xJHJBdyRrGyhCChskQk5rTFowbE86GyhCLBskQkc9RVBJPTZxRTkbKEIsLAo=",
  ],
  [
    "gbk",
    "王小明",
    "0NXD+yy5q8u+LLXnu7AKzfXQocP3LLGxvqm/xry809DP3rmry74sMDEwLTEyMzQ1Njc4CsDuwPYsyc+6o8Oz0te5q8u+LDEzODAwMDAwMDAwCg==",
  ],
  [
    "big5",
    "王小明",
    "qW2mVyykvaVxLLlxuNwKpP2kcKn6LKV4pV+s7KfeqtGl96azra2kvaVxLDAyLTEyMzQ1Njc4CrOvrPzEUiywqravtlSp9qS9pXEsMDkxMjM0NTY3OAo=",
  ],
  [
    "euc-kr",
    "김철수",
    "wMy4pyzIuLvnLMD8yK0KsejDtrz2LLvvvLrA/MDaLDAyLTEyMy00NTY3CsDMv7XI8SzH9rTrwNq1v8L3LDAxMC0xMjM0LTU2NzgK",
  ],
  [
    "windows-1251",
    "Иван Петров",
    "yOz/LMru7O/g7ej/LNLl6+X07u0KyOLg7SDP5fLw7uIszs7OINDu7OD46uAsKzcgNDk1IDEyMy00NS02NwrA7e3gINHo5O7w7uLgLMPg5+/w7uwsCg==",
  ],
  [
    "koi8-r",
    "Иван Петров",
    "6c3RLOvPzdDBzsnRLPTFzMXGz84K6dfBziDwxdTSz9cs7+/vIPLPzcHby8EsKzcgNDk1IDEyMy00NS02Nwrhzs7BIPPJxM/Sz9fBLOfB2tDSz80sCg==",
  ],
  [
    "iso-8859-7",
    "Γιώργος Παπαδόπουλος",
    "vO3v7OEsxfTh6fHl3+Es1Ofr3fb57e8Kw+n+8ePv8iDQ4fDh5Pzw7/Xr7/Isweje7eEgwcUsMjEwIDEyMzQ1NjcK",
  ],
  [
    "windows-1254",
    "İbrahim Yıldız",
    "QWQs3mlya2V0LFRlbGVmb24K3WJyYWhpbSBZ/Wxk/XosR/xuZf4g3W7+YWF0LDAyMTIgMTIzIDQ1IDY3CkF5/mUgx2HwbGFyLEn+/WsgTHRkLAo=",
  ],
  [
    "iso-8859-8",
    "דוד כהן",
    "+e0s5+H45Czo7PTl7wrj5eMg6+TvLPry+enl+iDp+fjg7CwwMy0xMjM0NTY3Cvjn7CDs5eks4fD3IOT05fLs6e0sCg==",
  ],
  [
    "windows-1256",
    "محمد أحمد",
    "x+HH0+Msx+HU0d/JLMfh5cfK3QrjzePPIMPN488s1NHfySDH4eTm0SwwMTIzNDU2Nzg5Ct3H2OPJINrh7SzjxNPTySDH4dPhx+MsCg==",
  ],
  [
    "windows-1250",
    "Wojciech Łukasiewicz",
    "SW1p6ixGaXJtYSxUZWxlZm9uCldvamNpZWNoIKN1a2FzaWV3aWN6LK/zs3RhIKPzZJ8gU3AuIHogby5vLiwyMiAxMjMgNDUgNjcKTWGzZ29yemF0YSBEuWJyb3dza2EsjGy5c2tpZSBaYWuzYWR5LAo=",
  ],
  [
    "iso-8859-2",
    "Tomáš Dvořák",
    "Sm3pbm8sRmlybWEsVGVsZWZvbgpUb23huSBEdm/44WssqWtvZGEgYS5zLiwyMjIgMzMzIDQ0NApKafjtIFL5vmnoa2EsyGVza+EgcG+5dGEsCg==",
  ],
])("a list in %s is recognized by its bytes", async (encoding, name, base64) => {
  const bytes = Uint8Array.fromBase64(base64);
  expect(await guessEncoding(bytes)).toBe(encoding);
  const [, first] = new TextDecoder(encoding).decode(bytes).split("\n");
  expect(first?.split(",")[0]).toBe(name);
});
